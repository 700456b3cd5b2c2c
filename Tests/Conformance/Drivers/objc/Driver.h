#import "MNUMenu.h"

/// The table of a menu of the corpus, or nil. The test writes it.
MNUMenuTable *DriverMenu(NSString *name);

/// The names of presets, by their numbers.
NSArray *Presets(void);

void Print(NSString *line);
void PrintChange(MNUMenuChange *change);
void PrintWords(NSString *name, NSArray *words, BOOL isAlways);
void PrintIndexes(NSString *name, NSIndexSet *indexes);
void PrintRows(MNUMenuExpansion *state);
void PrintConditions(MNUMenuExpansion *state);
void PrintSlots(MNUMenuExpansion *state);
void PrintState(MNUMenuExpansion *state);
void PrintTexts(MNUMenuExpansion *state, NSArray *columns);
