import type { SceneName } from '../../pictures/scenes/scene-list.js';

/** An article of the shop; `html` is safe and needs no cleaning. */
export interface DemoArticle {
  slug: string;
  title: string;
  preview: string;
  html: string;
  scene: SceneName;
  isBig: boolean;
  rubric: string;
  /** ISO date. */
  date: string;
}
