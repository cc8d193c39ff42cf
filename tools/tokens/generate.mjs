/** `npm run tokens`: writes the token sheet, the names for TypeScript and the variables for Figma. */
import { writeFileSync } from 'node:fs';
import { generatedFiles, root } from './generated-files.mjs';

for (const [path, text] of Object.entries(generatedFiles())) {
  writeFileSync(root + path, text);
  console.log(path);
}
