import { PictureProvider } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import { pictureSources } from '../../shell/picture-sources.js';

/** Picture sizes for static markup; widgets get them from their shell. */
export function PictureProviding({ children }: { children: ReactNode }) {
  return <PictureProvider sources={pictureSources}>{children}</PictureProvider>;
}
