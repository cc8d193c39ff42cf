import { PictureProvider } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import { pictureSources } from '../../shell/picture-sources.js';

/** Sizes for pictures of static markup; widgets have them from their shell. */
export function PictureProviding({ children }: { children: ReactNode }) {
  return <PictureProvider sources={pictureSources}>{children}</PictureProvider>;
}
