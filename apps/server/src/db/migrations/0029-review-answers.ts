/** The shop's answer to a review; '' for none. It is shown with the review, so existing triggers invalidate pages. */
export const reviewAnswersMigration = {
  name: '0029-review-answers',
  sql: `
alter table reviews add column answer text not null default '';
alter table reviews add column answered_at timestamptz;
`,
};
