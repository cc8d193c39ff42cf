import { instructorsSeed, usePageData } from '@tropa/api-client';
import { Instructors } from '@tropa/content';

export const seeds = [instructorsSeed];

/** The row of instructors on the project page. */
export function Widget() {
  return <Instructors items={usePageData('_instructors') ?? []} />;
}
