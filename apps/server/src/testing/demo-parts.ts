import { readDemoContent } from '../demo/demo-content.js';

interface DemoSale {
  readonly title: string;
  readonly img: string;
  readonly html: string;
}
interface DemoGallery {
  readonly title: string;
  readonly images: readonly { readonly preview: string; readonly src: string }[];
}

/** Parts of the demo shop's content folder, by name. */
export interface DemoParts {
  readonly blocks: Readonly<Record<string, unknown>>;
  readonly sales: readonly DemoSale[];
  readonly galleries: Readonly<Record<string, DemoGallery>>;
}

/** The demo shop's content folder as tests take it apart. */
export async function readDemoParts(): Promise<DemoParts> {
  const items = await readDemoContent();
  const byKey = (kind: string) =>
    Object.fromEntries(items.filter((item) => item.kind === kind).map(({ key, value }) => [key, value]));
  return {
    blocks: byKey('block'),
    sales: items.find(({ kind }) => kind === 'sales')?.value as readonly DemoSale[],
    galleries: byKey('gallery') as Record<string, DemoGallery>,
  };
}
