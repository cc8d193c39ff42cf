import type { WidgetDoor } from './widget-doors.js';

/** Components that a property names: `Dialog={WorkDialog}` needs WorkDialog imported too. */
const partsOf = ({ component, props = '', slices = [] }: WidgetDoor): string =>
  [component, ...[...props.matchAll(/(?:Dialog|Form)=\{(\w+)\}/gu)].map(([, name = '']) => name), ...slices].join(', ');

const styles = ({ package: name }: WidgetDoor): string =>
  `import '@tropa/ui-kit/styles.css';\nimport '${name}/styles.css';`;

const shopOf = ({ slices = [] }: WidgetDoor): string =>
  slices.length > 0 ? `createShop({ slices: [${slices.join(', ')}] })` : 'createShop()';

/** `a={b} c="d" e` as the fields of an object: `{ a: b, c: 'd', e: true }`. */
export function objectOf(props = ''): string {
  const fields: string[] = [];
  let rest = props;
  while (rest !== '') {
    const [whole = '', name = ''] = /^\s*(\w+)/u.exec(rest) ?? [];
    if (name === '') break;
    rest = rest.slice(whole.length);
    if (rest.startsWith('="')) {
      const end = rest.indexOf('"', 2);
      fields.push(`${name}: '${rest.slice(2, end)}'`);
      rest = rest.slice(end + 1);
    } else if (rest.startsWith('={')) {
      let depth = 0;
      let end = 1;
      do {
        if (rest[end] === '{') depth += 1;
        if (rest[end] === '}') depth -= 1;
        end += 1;
      } while (depth > 0 && end < rest.length);
      fields.push(`${name}: ${rest.slice(2, end - 1)}`);
      rest = rest.slice(end);
    } else fields.push(`${name}: true`);
    rest = rest.trimStart();
  }
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Door one: a React component. */
export const reactSnippet = (door: WidgetDoor): string =>
  `import { createShop } from '@tropa/api-client';
import { ${partsOf(door)} } from '${door.package}';
${styles(door)}

const { Provider } = ${shopOf(door)};

export const Widget = () => (
  <Provider>
    <${door.component}${door.props ? ` ${door.props}` : ''} />
  </Provider>
);`;

/** Door two: any page with a bundler, without React of its own. */
export const mountSnippet = (door: WidgetDoor): string =>
  `import { createShop } from '@tropa/api-client';
import { ${partsOf(door)} } from '${door.package}';
${styles(door)}

const shop = ${shopOf(door)};
const takeAway = shop.mount(document.querySelector('#widget'), ${door.component}, ${objectOf(door.props)});`;

/** Door three: HTML from any server. */
export const scriptSnippet = ({ widget, variable }: WidgetDoor): string => {
  const data = variable ? `<script>\n  window.${variable};\n</script>\n` : '';
  const props = widget === 'page-anchors' ? ` data-props='{"anchors":[{"id":"shops","title":"Магазины"}]}'` : '';
  return `${data}<script type="module" src="/assets/tropa.js"></script>

<div data-widget="${widget}"${props}></div>
<div data-widget="dialogs"></div>`;
};
