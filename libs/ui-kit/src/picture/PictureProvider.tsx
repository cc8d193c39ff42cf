import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** `srcset` strings of the newer formats; a missing one is simply not offered to the browser. */
export interface PictureSources {
  avif?: string;
  webp?: string;
}

/** Derives the sets from the address of a picture; an unknown address gives `{}`. */
export type PictureSourcesOf = (src: string) => PictureSources;

const none: PictureSources = {};
const PictureContext = createContext<PictureSourcesOf>(() => none);

/** Props of {@link PictureProvider}. */
export interface PictureProviderProps {
  sources: PictureSourcesOf;
  children?: ReactNode;
}

/** Tells every `Picture` below where its AVIF and WebP sizes are. */
export function PictureProvider({ sources, children }: PictureProviderProps) {
  return <PictureContext.Provider value={sources}>{children}</PictureContext.Provider>;
}

/** How the host names a picture's other sizes and formats; set by `PictureProvider`. */
export function usePictureSources(): PictureSourcesOf {
  return useContext(PictureContext);
}
