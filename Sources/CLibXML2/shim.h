// Where libxml2 is built with ICU, its headers bring ICU's with them, and those clash with the
// copy inside Foundation. Nothing here uses that part.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
