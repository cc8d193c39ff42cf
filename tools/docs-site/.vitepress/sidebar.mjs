import { readFileSync } from 'node:fs';
import { pages, root } from '../pages.mjs';

const titleOf = (file) => /^# (.+)$/m.exec(readFileSync(`${root}/${file}`, 'utf8'))[1].replaceAll('`', '');
const files = new Map([...pages].map(([file, address]) => [address, file]));

/** A line of the menu: an address, with the page's own title unless another is given. */
const line = (address, text = titleOf(files.get(`${address}.md`))) => ({ text, link: `/${address}` });
const lines = (...addresses) => addresses.map((address) => line(address));
const inFolder = (folder) =>
  [...files.keys()].filter((address) => address.startsWith(`${folder}/`)).map((address) => address.replace('.md', ''));
const collapsed = (text, items) => ({ text, collapsed: true, items });

const packages = inFolder('packages').map((address) => line(address, address.split('/')[1]));

/** @param reference addresses of the generated pages, with their titles */
export const sidebar = (reference) => [
  { text: 'Start', items: [{ text: 'Overview', link: '/' }, ...lines('quick-start', 'doors')] },
  {
    text: 'Use',
    items: lines('events', 'texts', 'theming', 'markup', 'testing', 'recipes', 'upgrading'),
  },
  { text: 'Guides', items: [line('guides', 'All guides'), ...lines(...inFolder('guides'))] },
  { text: 'On any server', items: lines('widgets', 'page-data', 'own-backend') },
  { text: 'Packages', items: packages },
  collapsed('API reference', [line('reference', 'All entries'), ...reference]),
  collapsed(
    'Changes',
    inFolder('changes').map((address) => line(address, address.split('/')[1])),
  ),
  collapsed('Run the shop', lines('own-shop', 'import', '1c', 'staff', 'settings', 'scaling', 'backup', 'benchmarks')),
  collapsed('Decisions', [line('decisions', 'All decisions'), ...lines(...inFolder('decisions'))]),
  collapsed('Requirements', [
    line('requirements', 'About them'),
    ...lines(...inFolder('requirements'), 'expectations'),
  ]),
  { text: 'Take part', items: lines('contributing') },
];
