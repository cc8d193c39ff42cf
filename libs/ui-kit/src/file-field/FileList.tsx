import { IconButton } from '../button/IconButton.js';
import { formatFileSize } from '../format/file-size.js';
import { CloseIcon } from '../icon/icons.js';
import { isUploaded } from './file-entry.js';
import type { FileEntry } from './file-entry.js';
import type { FileFieldTexts } from './file-field.texts.js';
import styles from './FileField.module.css';

interface FileListProps {
  readonly files: readonly FileEntry[];
  readonly isDisabled: boolean;
  readonly texts: FileFieldTexts;
  readonly onRemove: (index: number) => void;
}

/** Chosen files: name, size and a button that removes one. Internal part of the field. */
export function FileList({ files, isDisabled, texts, onRemove }: FileListProps) {
  return (
    <ul className={styles.list} data-part="file-field-list" aria-label={texts.list}>
      {files.map((file, index) => (
        <li
          key={`${file.id ?? ''}-${file.name}-${file.size}-${index}`}
          className={styles.file}
          data-part="file-field-file"
        >
          <FileMark />
          <span className={styles.name} data-part="file-field-name" title={file.name}>
            {file.name}
          </span>
          <span className={styles.size} data-part="file-field-size">
            {formatFileSize(file.size)}
            {isUploaded(file) && `, ${texts.uploaded}`}
          </span>
          <IconButton
            label={texts.remove(file.name)}
            size="sm"
            className={styles.remove}
            data-part="file-field-remove"
            disabled={isDisabled}
            onClick={() => onRemove(index)}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** A sheet of paper. Not in the kit's icons: every page would load it for the sake of one field. */
function FileMark() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
      className={styles.mark}
      data-part="file-field-icon"
    >
      <path d="M13.5 3.5h-7v17h11v-13ZM13.5 3.5v4h4" />
    </svg>
  );
}
