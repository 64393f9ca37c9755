import { MOST_ON_MANIFEST } from '@app/contract/fields/list-limits'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../../ui/say/toast.ts'
import { usePutOnManifest } from './manifest-bundles.queries.ts'

type Props = { manifestId: string; manifestCode: string; onClose: () => void }

/** Codes as they come out of a sheet or a message: one a line, or apart by blanks, commas or semicolons. */
const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** Bundles put on the manifest by their codes: all of them or none. */
export function CodesDialog({ manifestId, manifestCode, onClose }: Props) {
  const { t } = useTranslation('administrator')
  const [text, setText] = useState('')
  const putting = usePutOnManifest(manifestId)
  const codes = codesIn(text)
  const count = codes.length
  const isTooMuch = count > MOST_ON_MANIFEST
  const put = async () => {
    await putting.mutateAsync({ codes })
    showSuccess(t('manifests.wasPut', { count, code: manifestCode }))
    onClose()
  }
  return (
    <FormDialog
      title={t('manifests.codes.title', { code: manifestCode })}
      confirmLabel={t('manifests.put', { count })}
      isSending={putting.isPending}
      error={putting.error}
      isBlocked={count === 0 || isTooMuch}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        return put()
      }}
    >
      <Textarea
        data-autofocus
        label={t('manifests.codes.label')}
        description={t('manifests.codes.help')}
        error={isTooMuch ? t('manifests.codes.tooMany') : undefined}
        autosize
        minRows={6}
        maxRows={14}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  )
}
