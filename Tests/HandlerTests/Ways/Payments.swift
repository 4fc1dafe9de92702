// Written as apps write, not as this project does.
// swift-format-ignore-file
import Foundation
import Intents

enum BankError: Error {
  case notEnough
}

protocol Bank {
  func send(_ amount: Decimal, to name: String, completion: @escaping (Result<String, BankError>) -> Void)
}

class PaymentsHandler: NSObject {
  let bank: Bank
  private let queue = DispatchQueue(label: "payments", qos: .userInitiated)

  init(bank: Bank) {
    self.bank = bank
    super.init()
  }
}

extension PaymentsHandler: INSendPaymentIntentHandling {
  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    guard let payee = intent.payee else {
      completion(INSendPaymentPayeeResolutionResult.needsValue())
      return
    }
    if let matches = payee.siriMatches, matches.count > 1 {
      completion(.disambiguation(with: matches))
    } else if payee.displayName.isEmpty {
      completion(.unsupported(forReason: .noAccount))
    } else {
      completion(INSendPaymentPayeeResolutionResult(
        personResolutionResult: INPersonResolutionResult.success(with: payee)))
    }
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    guard let amount = intent.currencyAmount?.amount, let code = intent.currencyAmount?.currencyCode
    else { return completion(.needsValue()) }
    if amount.compare(NSDecimalNumber.zero) == .orderedAscending {
      completion(.unsupported(forReason: .paymentsAmountBelowMinimum))
    } else if amount.decimalValue > 1000 {
      completion(.unsupported(forReason: .paymentsAmountAboveMaximum))
    } else {
      completion(.success(with: INCurrencyAmount(amount: amount, currencyCode: code)))
    }
  }

  func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(intent.note.map(INStringResolutionResult.success(with:)) ?? .notRequired())
  }

  func confirm(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) {
    let response = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
    response.paymentRecord = record(of: intent, status: .pending)
    completion(response)
  }

  func handle(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) {
    guard let amount = intent.currencyAmount?.amount else {
      return completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
    }
    bank.send(amount as Decimal, to: intent.payee?.displayName ?? "") { [weak self] result in
      DispatchQueue.main.async {
        switch result {
        case .success:
          let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
          response.paymentRecord = self?.record(of: intent, status: .completed)
          completion(response)
        case .failure(.notEnough):
          completion(
            INSendPaymentIntentResponse(code: .failureInsufficientFunds, userActivity: nil))
        }
      }
    }
  }

  private func record(of intent: INSendPaymentIntent, status: INPaymentStatus) -> INPaymentRecord? {
    return INPaymentRecord(
      payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount,
      paymentMethod: INPaymentMethod.applePay(), note: intent.note, status: status)
  }
}

extension PaymentsHandler: INRequestPaymentIntentHandling {
  func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) {
    let method = INPaymentMethod(
      type: .credit, name: "Visa Platinum", identificationHint: "••••4242", icon: INImage(named: "card"))
    let response = INRequestPaymentIntentResponse(code: .success, userActivity: nil)
    response.paymentRecord = INPaymentRecord(
      payee: nil, payer: intent.payer, currencyAmount: intent.currencyAmount, paymentMethod: method,
      note: intent.note, status: .pending, feeAmount: nil)
    queue.async { completion(response) }
  }
}

final class AccountsHandler: NSObject, INSearchForAccountsIntentHandling, INTransferMoneyIntentHandling,
  INPayBillIntentHandling
{
  func resolveAccountNickname(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult
  {
    guard let nickname = intent.accountNickname else { return .notRequired() }
    return .disambiguation(with: [nickname, INSpeakableString(spokenPhrase: "Savings")])
  }

  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    let response = INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
    let balance = INBalanceAmount(amount: NSDecimalNumber(string: "120.50"), currencyCode: "EUR")
    let account = INPaymentAccount(
      nickname: INSpeakableString(identifier: "1", spokenPhrase: "Savings", pronunciationHint: nil),
      number: "42", accountType: .saving,
      organizationName: INSpeakableString(spokenPhrase: "Bank"), balance: balance,
      secondaryBalance: nil)
    response.accounts = [account].compactMap { $0 }
    return response
  }

  func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    guard let from = intent.fromAccount, let to = intent.toAccount, from != to,
      intent.transactionAmount?.amount?.amount != nil
    else { return .init(code: .failure, userActivity: nil) }
    let response = INTransferMoneyIntentResponse(code: .success, userActivity: nil)
    response.transactionAmount = intent.transactionAmount
    response.transferFee = INCurrencyAmount(amount: 0.5, currencyCode: "EUR")
    return response
  }

  func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void
  ) {
    if intent.billType == .unknown {
      completion(.needsValue())
    } else {
      completion(.success(with: intent.billType))
    }
  }

  func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    let response = INPayBillIntentResponse(code: .success, userActivity: nil)
    response.billDetails = INBillDetails(
      billType: .phone, paymentStatus: .completed, billPayee: intent.billPayee,
      amountDue: nil, minimumDue: nil, lateFee: nil, dueDate: DateComponents(day: 3),
      paymentDate: nil)
    completion(response)
  }
}
