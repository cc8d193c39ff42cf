import { readFileSync } from 'node:fs';
import { pages, root } from '../pages.mjs';

const titleOf = (file) => /^# (.+)$/m.exec(readFileSync(`${root}/${file}`, 'utf8'))[1].replaceAll('`', '');
const files = new Map([...pages].map(([file, address]) => [address, file]));

/** A line of the menu: an address, with the page's own title unless another is given. */
const line = (address, text = titleOf(files.get(`${address}.md`))) => ({ text, link: `/${address}` });
const lines = (...addresses) => addresses.map((address) => line(address));
const inFolder = (folder) =>
  [...files.keys()].filter((address) => address.startsWith(`${folder}/`)).map((address) => address.replace('.md', ''));
/** A group that is opened by a button beside its own page: without a page one button would be nested in the other. */
const collapsed = (text, address, items) => ({ text, link: `/${address}`, collapsed: true, items });

const packages = inFolder('packages').map((address) => line(address, address.split('/')[1]));

/** @param reference addresses of the generated pages, with their titles */
export const sidebar = (reference) => [
  { text: 'Start', items: [{ text: 'Overview', link: '/' }, ...lines('quick-start', 'doors')] },
  { text: 'Use', items: lines('events', 'texts', 'all-texts', 'theming', 'tokens', 'markup', 'testing', 'recipes') },
  { text: 'Guides', items: [line('guides', 'All guides'), ...lines(...inFolder('guides'))] },
  { text: 'On any server', items: lines('widgets', 'page-data', 'own-backend') },
  { text: 'Packages', items: packages },
  collapsed('API reference', 'reference', reference),
  collapsed(
    'Versions and upgrading',
    'upgrading',
    inFolder('changes').map((address) => line(address, address.split('/')[1])),
  ),
  collapsed(
    'Run the shop',
    'own-shop',
    lines('import', '1c', 'staff', 'admin', 'settings', 'scaling', 'backup', 'benchmarks'),
  ),
  collapsed('Decisions', 'decisions', lines(...inFolder('decisions'))),
  collapsed('Requirements', 'requirements', lines(...inFolder('requirements'), 'expectations')),
  { text: 'Take part', items: lines('contributing') },
];
