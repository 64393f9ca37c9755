import { businessDay } from '@app/domain'
import { Button, Group, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../api/save-file.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { writeRecording } from '../../scanning/recording/recording-file.ts'
import styles from './scanner-check.module.css'
import { ScannerVerdict } from './scanner-verdict.tsx'
import { SCANS_ASKED, useKeyTimes } from './use-key-times.ts'

/** Twenty labels, whether this scanner is read, and its times as a file for the recogniser's tests. */
export function ScannerCheckDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('warehouse')
  const { scans, trouble, restart } = useKeyTimes()
  const isWhole = scans.length === SCANS_ASKED
  const last = scans.at(-1)
  const save = () => {
    const recordedOn = businessDay(new Date())
    const text = writeRecording({ recordedOn, device: navigator.userAgent, scans })
    saveFile({
      name: `${t('scanner.fileName')}-${recordedOn}.json`,
      contentType: 'application/json',
      content: new TextEncoder().encode(text),
    })
  }
  return (
    <Dialog opened onClose={onClose} title={t('scanner.title')} size={560}>
      <div className={styles.check}>
        <p>{t('scanner.help', { count: SCANS_ASKED })}</p>
        <Progress value={(100 * scans.length) / SCANS_ASKED} aria-label={t('scanner.progress')} />
        <p role="status">
          <strong>{t('scanner.count', { done: scans.length, count: SCANS_ASKED })}</strong>
          {last ? <span className={styles.last}>{last.number}</span> : null}
        </p>
        {trouble ? (
          <Note tone="red" isRefusal>
            <p>{t(`scanner.${trouble}`)}</p>
          </Note>
        ) : null}
        {isWhole ? <ScannerVerdict scans={scans} /> : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={scans.length === 0} onClick={restart}>
            {t('scanner.again')}
          </Button>
          <Button disabled={!isWhole} onClick={save}>
            {t('scanner.save')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
