/** The outline of a star on a 24-unit field: filled and stroked by the styles of its place. */
export function StarIcon({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false" strokeLinejoin="round">
      <path d="M12 2.9l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.6l6.4-.8z" />
    </svg>
  );
}
