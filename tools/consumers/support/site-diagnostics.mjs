/**
 * A program: `node site-diagnostics.mjs TSCONFIG` prints what the compiler says of a site and of our packages in it, one
 * diagnostic a line. Declarations of other packages are read, but not checked: they may have errors, and to look for
 * them takes as long as all the rest.
 */
import { dirname, relative } from 'node:path';
import ts from 'typescript';

const [config] = process.argv.slice(2);
const folder = dirname(config);
const isOurs = ({ fileName }) =>
  !/(^|\/)(\.\.|node_modules\/(?!@tropa\/))/.test(relative(folder, fileName).replaceAll('\\', '/'));

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};
const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
const program = ts.createProgram({ rootNames: fileNames, options });
const ours = program.getSourceFiles().filter(isOurs);
if (ours.length === 0) throw new Error(`${config} names no file of the site`);
const found = [
  ...errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...ours.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
];
for (const { file, start = 0, code, messageText } of found) {
  const { line } = file ? ts.getLineAndCharacterOfPosition(file, start) : { line: 0 };
  const place = file ? `${relative(folder, file.fileName)}:${line + 1}: ` : '';
  console.log(`${place}TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}
