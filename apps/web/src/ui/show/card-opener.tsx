import type { ReactNode } from 'react'
import styles from './card-opener.module.css'

/** The title of a card, and the press anywhere on it: the card is `position: relative`. */
export const CardOpener = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <button type="button" className={styles.opener} onClick={onOpen}>
    {children}
  </button>
)
