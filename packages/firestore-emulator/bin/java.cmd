@node "%~dp0launch.mjs" %*
