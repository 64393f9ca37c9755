import type { SavedView } from '@app/contract/saved-views.contract'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '../../api/error-sentence.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useAddressSearch } from '../edit/use-address-search.ts'
import { Refusal } from '../say/refusal.tsx'
import { showSuccess } from '../say/toast.ts'
import { useAddSavedView, useUpdateSavedView } from './saved-views.queries.ts'
import styles from './saved-views-menu.module.css'
import type { SavedViews } from './use-saved-views.ts'
import { useSharing } from './use-sharing.ts'

const LONGEST_NAME = 60

type Props = {
  views: SavedViews
  /** The one that gets another name; null for a new one. */
  view: SavedView | null
  /** What a new one is called at first. */
  name?: string
  onClose: () => void
}

/** Gives the list as it stands a name, or a view another one. */
export function SavedViewDialog({ views, view, name: first = '', onClose }: Props) {
  const { t } = useTranslation('table')
  const sharing = useSharing(view)
  const { field, name, isDefault, setDefault, setName, isSending, problem, submit } = useNaming({
    views,
    view,
    name: first,
    onClose,
  })
  return (
    <Dialog opened onClose={onClose} title={t(view ? 'views.renameTitle' : 'views.saveTitle')} centered size={440}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          ref={field}
          label={t('views.name')}
          description={view ? undefined : t('views.whatIsKept')}
          placeholder={t('views.namePlaceholder')}
          maxLength={LONGEST_NAME}
          required
          data-autofocus
          value={name}
          error={problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {sharing.isOfAnother ? null : (
          <Checkbox
            label={t('views.opensWith')}
            checked={isDefault}
            onChange={({ currentTarget }) => setDefault(currentTarget.checked)}
          />
        )}
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common:ui.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t(view ? 'views.renameConfirm' : 'views.saveConfirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useNaming({ views, view, name: first, onClose }: Props) {
  const { t } = useTranslation('table')
  const [, setSearch] = useAddressSearch()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(view?.name ?? first ?? '')
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const [isMissing, setMissing] = useState(false)
  const adding = useAddSavedView()
  const updating = useUpdateSavedView()
  const error = adding.error ?? updating.error
  const body = { screen: views.screen, name: name.trim(), isDefault, isShared: view?.isShared ?? false }
  const onError = () => field.current?.focus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(body.name === '')
    if (body.name === '') return onError()
    if (view) {
      const query = view.query as Record<string, string[]>
      updating.mutate({ id: view.id, ...body, query }, { onSuccess: onClose, onError })
    } else {
      const onSuccess = ({ id }: SavedView) => {
        onClose()
        setSearch((search) => new URLSearchParams([...[...search].filter(([key]) => key !== 'saved'), ['saved', id]]))
        showSuccess(t('views.saved', { name: body.name }))
      }
      adding.mutate({ ...body, query: views.query }, { onSuccess, onError })
    }
  }
  return {
    field,
    name,
    isDefault,
    setDefault,
    submit,
    isSending: adding.isPending || updating.isPending,
    problem: isMissing ? fieldSentence(t, 'required') : error ? <Refusal error={error} /> : undefined,
    setName: (text: string) => {
      setName(text)
      setMissing(false)
      adding.reset()
      updating.reset()
    },
  }
}
