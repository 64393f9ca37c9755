import { type FiscalMode, PRODUCTION_WORD } from '@app/domain'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useChangeFiscalMode } from './fiscal-registration.queries.ts'

/** Production is asked for by its word: from then on documents count before the law. */
export function ChangeModeDialog({ to, onClose }: { to: FiscalMode; onClose: () => void }) {
  const { t } = useTranslation('parameters')
  const [word, setWord] = useState('')
  const change = useChangeFiscalMode()
  const needsWord = to === 'production'
  return (
    <FormDialog
      title={t(`fiscal.mode.ways.${to}`)}
      confirmLabel={t(`fiscal.mode.go.${to}`)}
      isSending={change.isPending}
      error={change.error}
      isBlocked={needsWord && word.trim() !== PRODUCTION_WORD}
      onSubmit={async (event) => {
        event.preventDefault()
        await change.mutateAsync({ mode: to, word })
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t(`fiscal.mode.warnings.${to}`)}</p>
      {needsWord ? (
        <TextInput
          label={t('fiscal.mode.word', { word: PRODUCTION_WORD })}
          autoComplete="off"
          data-autofocus
          value={word}
          onChange={({ currentTarget: { value } }) => setWord(value)}
        />
      ) : null}
    </FormDialog>
  )
}
