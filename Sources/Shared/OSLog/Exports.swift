// As on Apple's platforms, `import OSLog` brings the declarations of `os` along. Reading the log
// (`OSLogStore`) isn't possible: it is the standard error of the process.
@_exported import os
