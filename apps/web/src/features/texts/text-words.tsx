import { textParts } from './text-parts.ts'
import styles from './text-words.module.css'

/** The words of a text, as they were saved. */
export function TextWords({ text, language }: { text: string; language: string }) {
  return (
    <div className={styles.words} lang={language}>
      {textParts(text).map((part, position) => {
        // The words of a version never change their order.
        const key = `${position}`
        if (part.kind !== 'list') return part.kind === 'heading' ? <h2 key={key}>{part.words}</h2> : <p key={key}>{part.words}</p>
        return (
          <ul key={key}>
            {part.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
