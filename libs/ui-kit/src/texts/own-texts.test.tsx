import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Alert } from '../alert/Alert.js';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.js';
import { Chip } from '../chip/Chip.js';
import { DateField } from '../date-field/DateField.js';
import { Dialog } from '../dialog/Dialog.js';
import { Drawer } from '../dialog/Drawer.js';
import { BottomSheet } from '../dialog/BottomSheet.js';
import { ErrorState } from '../empty-state/ErrorState.js';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.js';
import { LoadingBar } from '../loading-bar/LoadingBar.js';
import { PriorityNav } from '../priority-nav/PriorityNav.js';
import { SearchField } from '../search-field/SearchField.js';
import { Spinner } from '../spinner/Spinner.js';
import { TextsProvider } from './TextsProvider.js';

const nothing = () => {};
const Broken = () => {
  throw new Error('broken on purpose');
};
const links = [{ id: 1, title: 'Лыжи', href: '/lyzhi/' }];

const parts: [string, ReactElement][] = [
  ['Alert', <Alert key="" onClose={nothing} texts={{ close: 'Own' }} />],
  ['Breadcrumbs', <Breadcrumbs key="" items={[]} texts={{ label: 'Own' }} />],
  ['BottomSheet', <BottomSheet key="" isOpen onClose={nothing} title="" texts={{ close: 'Own' }} />],
  ['Chip', <Chip key="" texts={{ remove: 'Own' }} children="" />],
  ['DateField', <DateField key="" label="" texts={{ placeholder: 'Own' }} />],
  ['Dialog', <Dialog key="" isOpen onClose={nothing} title="" texts={{ close: 'Own' }} />],
  ['Drawer', <Drawer key="" isOpen onClose={nothing} title="" texts={{ close: 'Own' }} />],
  ['ErrorBoundary', <ErrorBoundary key="" texts={{ title: 'Own' }} children={<Broken />} />],
  ['ErrorState', <ErrorState key="" texts={{ title: 'Own' }} />],
  ['LoadingBar', <LoadingBar key="" isActive texts={{ label: 'Own' }} />],
  ['PriorityNav', <PriorityNav key="" label="" items={links} texts={{ more: 'Own' }} />],
  ['SearchField', <SearchField key="" texts={{ label: 'Own' }} />],
  ['Spinner', <Spinner key="" texts={{ label: 'Own' }} />],
];

let complaints: jest.SpyInstance;
/** React logs an error that a boundary has caught; jsdom logs it once more. */
const hush = (event: ErrorEvent) => event.preventDefault();
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(nothing);
  window.addEventListener('error', hush);
});
afterEach(() => {
  complaints.mockRestore();
  window.removeEventListener('error', hush);
});

test.each(parts)('%s uses its own texts, which override a dictionary', (_, part) => {
  const every = { close: 'Host', label: 'Host', remove: 'Host', placeholder: 'Host', title: 'Host', more: 'Host' };
  const names = ['alert', 'breadcrumbs', 'chip', 'dateField', 'dialog', 'errorBoundary', 'errorState', 'loadingBar'];
  const texts = Object.fromEntries([...names, 'priorityNav', 'searchField', 'spinner'].map((name) => [name, every]));
  const { baseElement } = render(<TextsProvider texts={texts}>{part}</TextsProvider>);
  expect(baseElement.innerHTML).toContain('Own');
  expect(baseElement.innerHTML).not.toContain('Host');
});
