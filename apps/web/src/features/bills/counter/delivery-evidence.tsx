import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileToSend } from '../../../api/multipart.ts'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { SignaturePad } from '../../../ui/files/signature-pad.tsx'
import styles from './deliver.module.css'

const KINDS = ['signature', 'photo'] as const
type Kind = (typeof KINDS)[number]

type Props = {
  evidence: FileToSend | null
  onChange: (evidence: FileToSend | null) => void
  progress: number | null
  onCancel: () => void
}

/** What shows later that the packages were handed over: a signature, or a photo in its place. */
export function DeliveryEvidence({ evidence, onChange, progress, onCancel }: Props) {
  const { t } = useTranslation('bills')
  const [kind, setKind] = useState<Kind>('signature')
  const choose = (next: Kind) => {
    setKind(next)
    onChange(null)
  }
  const take = (file: File | undefined | null) => onChange(file ? { field: kind, file } : null)
  return (
    <div className={styles.evidence}>
      <div className={styles.evidenceHead}>
        <span>
          {t('evidence')} <span className={styles.quiet}>{t('evidenceHelp')}</span>
        </span>
        <SegmentedControl
          aria-label={t('evidence')}
          value={kind}
          onChange={(next) => choose(KINDS.find((known) => known === next) ?? 'signature')}
          data={KINDS.map((value) => ({ value, label: t(`evidenceKinds.${value}`) }))}
        />
      </div>
      {kind === 'signature' ? (
        <SignaturePad label={t('signHere')} onChange={take} />
      ) : (
        <FileDrop
          label={t('evidencePhoto')}
          files={evidence ? [evidence.file] : []}
          onChange={([file]) => take(file)}
          progress={progress}
          onCancel={onCancel}
        />
      )}
    </div>
  )
}
