import { useRef, useState } from 'react';
import type { DragEvent } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => [...dataTransfer.types].includes('Files');

/** Files dropped on an element: handlers to spread on it, and whether a drag is over it now. */
export function useFileDrop(isDisabled: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  // Entering and leaving every child is counted: the drag has left when all of them have been left.
  const depth = useRef(0);
  const move = (step: 1 | -1) => {
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (holdsFiles(event) && !isDisabled) move(1);
      },
      onDragLeave: (event: DragEvent) => {
        if (holdsFiles(event) && !isDisabled) move(-1);
      },
      onDragOver: (event: DragEvent) => {
        // Also over a disabled field: the browser would open the file in place of the page.
        if (holdsFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
