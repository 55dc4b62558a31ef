@echo off
rem Play, or run any other command: skerry [COMMAND ...]. Needs Python 3.11 or newer; everything else it gets itself.
for %%p in ("%PYTHON%" py python3 python) do (
    %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && (
        %%~p "%~dp0tools\launch.py" %*
        exit /b
    )
)
echo Skerry needs Python 3.11 or newer; Skerry a besoin de Python 3.11 au moins: https://www.python.org/downloads/ 1>&2
exit /b 1
