#pragma once

// The library's header relies on Qt's lower-case keywords, which this project does without.
#define signals Q_SIGNALS
#define foreach(variable, container) for (variable : container)
#include <qcustomplot.h>
#undef foreach
#undef signals
