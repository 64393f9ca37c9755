import type { ShowMessage } from '@app/contract/news/remote-notifications'

type Language = ShowMessage['language']
type Words = {
  title: string
  readAll: string
  unread: string
  emptyTitle: string
  emptySentence: string
  older: string
  loading: string
  olderFailed: string
  olderAgain: string
  preferences: string
}

export const WORDS: Record<Language, Words> = {
  es: {
    title: 'Notificaciones',
    readAll: 'Marcar todo como leído',
    unread: 'Sin leer',
    emptyTitle: 'Nada nuevo por ahora',
    emptySentence: 'Aquí te contamos cada paso de los paquetes, de Miami a Quito.',
    older: 'Ver anteriores',
    loading: 'Cargando…',
    olderFailed: 'No pudimos cargar las anteriores.',
    olderAgain: 'Intentar de nuevo',
    preferences: 'Elegir qué te avisamos',
  },
  en: {
    title: 'Notifications',
    readAll: 'Mark all as read',
    unread: 'Unread',
    emptyTitle: 'Nothing new for now',
    emptySentence: 'Here we tell you each step of the packages, from Miami to Quito.',
    older: 'Show older',
    loading: 'Loading…',
    olderFailed: 'We could not load the older ones.',
    olderAgain: 'Try again',
    preferences: 'Choose what we tell you',
  },
}
