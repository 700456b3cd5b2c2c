#import "MNUMenuChange.h"
#import "MNUMenuExpansion.h"
#import "MNUMenuTable.h"
#import "MNUMenuTypes.h"
