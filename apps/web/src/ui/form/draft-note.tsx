import { Button } from '@mantine/core'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useTranslation } from 'react-i18next'
import styles from './draft-note.module.css'

type Props = {
  form: { hadDraft: boolean; startAgain: () => void }
  /** In place of the usual words. */
  sentence?: string
}

/** Says that what was typed before is here again, and offers to begin anew. */
export function DraftNote({ form: { hadDraft, startAgain }, sentence }: Props) {
  const { t } = useTranslation()
  if (!hadDraft) return null
  return (
    <div className={styles.note} role="status">
      <IconHistory aria-hidden />
      <span>{sentence ?? t('ui.draft.found')}</span>
      <Button variant="subtle" size="compact-sm" onClick={startAgain}>
        {t('ui.draft.startAgain')}
      </Button>
    </div>
  )
}
