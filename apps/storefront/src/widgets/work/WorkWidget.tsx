import { usePageData, vacanciesSeed, workFormIdSeed } from '@tropa/api-client';
import { WorkSection, type WorkDialogProps } from '@tropa/content';
import { useFlag } from '../../flags/flags.context.js';
import { Lazily } from '../../shell/Lazily.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [vacanciesSeed, workFormIdSeed];

export const props = { formId: 'number' } as const satisfies PropTable;

const loadDialog = () => import('./WorkDialogPart.js').then(({ WorkDialog }) => WorkDialog);

/** The form with its rules and its file field, loaded when the visitor opens it. */
function LateDialog(props: WorkDialogProps) {
  return <Lazily isNeeded={props.isOpen} load={loadDialog} props={props} />;
}

/** The application for a job (S1 §2). */
export function Widget({ formId: own }: PropsOf<typeof props>) {
  const ofPage = usePageData('_workFormId');
  const formId = own ?? ofPage;
  const vacancies = usePageData('_vacancies');
  const isConsentTicked = useFlag('work-consent-ticked');
  if (formId == null) return null;
  return (
    <WorkSection Dialog={LateDialog} formId={formId} vacancies={vacancies ?? []} isConsentTicked={isConsentTicked} />
  );
}
