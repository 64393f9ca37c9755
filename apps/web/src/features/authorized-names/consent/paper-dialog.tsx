import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { TEXT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../../api/settled.ts'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog.tsx'
import { useLeaveGuard } from '../../../ui/edit/leave-guard.ts'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useText } from '../../texts/texts.queries.ts'
import styles from './consent.module.css'
import { useKeepConsentPaper } from './consent.queries.ts'

type Props = { person: AuthorizedName; onClose: () => void }

/** What the person signed, as staff have it before them. */
export function PaperDialog({ person, onClose }: Props) {
  const { t } = useTranslation('consents')
  return (
    <GuardedDialog title={t('paper.title', { name: person.name })} opened onClose={onClose}>
      <PaperForm person={person} onClose={onClose} />
    </GuardedDialog>
  )
}

function PaperForm({ person, onClose }: Props) {
  const { t } = useTranslation('consents')
  const text = useText('consignee')
  const [files, setFiles] = useState<File[]>([])
  const [wasTried, setTried] = useState(false)
  const keep = useKeepConsentPaper(person.id)
  const upload = useUpload()
  const closing = useLeaveGuard(files.length > 0 && !keep.isPending && !keep.isSuccess)
  const isRefused = keep.error !== null && !isSettled(keep.error)
  const version = text.data?.version ?? 1
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [paper] = files
    if (!paper || keep.isPending || !text.data) return
    try {
      await upload.run((options) => keep.mutateAsync({ version, paper, options }))
      onClose()
    } catch {
      // What was refused stands at the file; it stays.
    }
  }
  const missing = wasTried && files.length === 0 ? t('common:errors.fieldRequired') : undefined
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>
        {t('paper.sentence')}{' '}
        <a href={`${TEXT_PATHS.consignee}?version=${version}`} target="_blank" rel="noreferrer">
          {t('paper.text', { version })}
        </a>
      </p>
      <FileDrop
        label={t('paper.file')}
        files={files}
        onChange={setFiles}
        error={isRefused ? <Refusal error={keep.error} /> : missing}
        progress={upload.progress}
        onCancel={upload.cancel}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={closing(onClose)}>
          {t('common:ui.cancel')}
        </Button>
        <Button type="submit" loading={keep.isPending}>
          {t('paper.keep')}
        </Button>
      </div>
    </form>
  )
}
