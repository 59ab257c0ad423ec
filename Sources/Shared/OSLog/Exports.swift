// As on Apple's platforms, `import OSLog` includes the declarations of `os`. The log can't be read
// (`OSLogStore`), because it is the standard error of the process.
@_exported import os
