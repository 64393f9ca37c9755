import { Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import card from '../station-card.module.css'
import recent from './last-scans.module.css'

export type Done = {
  key: string
  code: string
  beside: ReactNode
  whose: string
  isUndone: boolean
  /** What else may be done with it. */
  act?: ReactNode
  /** Its way back; none where something else was done with it since. */
  undo: (() => void) | null
}

/** The last scans of a station that needs the connection, each with its way back; taken back, it is struck out. */
export function LastDone({ done, none }: { done: readonly Done[]; none: string }) {
  const { t } = useTranslation('warehouse')
  return (
    <section className={recent.recent} aria-labelledby="last-scans">
      <h2 id="last-scans" className={recent.recentTitle}>
        {t('recent')}
      </h2>
      {done.length === 0 ? (
        <p className={card.quiet}>{none}</p>
      ) : (
        <ol className={recent.receipts}>
          {done.map(({ key, code, beside, whose, isUndone, act, undo }) => (
            <li key={key} className={recent.receipt} data-undone={isUndone}>
              <div className={recent.receiptHead}>
                <strong>{code}</strong>
                {beside}
              </div>
              <div className={recent.receiptFoot}>
                <span className={card.quiet}>{whose}</span>
                {isUndone ? null : (
                  <span className={recent.doneTools}>
                    {act}
                    {undo ? (
                      <Button
                        variant="subtle"
                        size="compact-md"
                        leftSection={<IconArrowBackUp aria-hidden />}
                        aria-label={t('undoOf', { code })}
                        onClick={undo}
                      >
                        {t('undo')}
                      </Button>
                    ) : null}
                  </span>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
