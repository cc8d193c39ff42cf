/** What the shop answers to a review; '' is nothing. It is shown with the review, so triggers tell pages of it already. */
export const reviewAnswersMigration = {
  name: '0029-review-answers',
  sql: `
alter table reviews add column answer text not null default '';
alter table reviews add column answered_at timestamptz;
`,
};
