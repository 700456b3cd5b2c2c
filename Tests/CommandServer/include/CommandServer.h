/// Serves commands until the process that started this one is gone. Defined by the tests of the command line.
void serveCommands(void);
