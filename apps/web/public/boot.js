// Runs before the first paint and before every other script: no flash of the wrong theme, no sink without a policy.
;(() => {
  const root = document.documentElement
  const saved = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const theme = saved('Theme')
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  // The browser's own bar follows the theme of the page, whatever the system's is.
  const bars = { light: '#f5fbfe', dark: '#0e1518' }
  const paintBar = () => {
    const color = bars[root.dataset.mantineColorScheme]
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) if (color) meta.content = color
  }
  paintBar()
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
  root.dataset.textSize = saved('TextSize') ?? 'normal'
  root.dataset.motion = saved('ReducedMotion') === 'true' ? 'reduced' : 'full'

  const language = saved('Lang') === 'en' ? 'en' : 'es'
  root.lang = language
  const preload = (href, as) => {
    const link = document.createElement('link')
    // A style sheet and words are asked for as the program will ask: else each would be fetched twice.
    const rel = as === 'script' ? 'modulepreload' : 'preload'
    Object.assign(link, { rel, as, crossOrigin: 'anonymous', href })
    document.head.append(link)
  }
  const preloadWords = (namespaces) => {
    for (const namespace of namespaces) preload(`/locales/${language}/${namespace}.json`, 'fetch')
  }
  const preloadFiles = (files = []) => {
    for (const file of files) preload(`/${file}`, file.endsWith('.css') ? 'style' : 'script')
    // Used as soon as the page is read, after those of the start: whoever imports what they belong to waits for none of them.
    const styles = files.filter((file) => file.endsWith('.css'))
    document.addEventListener('readystatechange', () => applyStyles(styles), { once: true })
  }
  const applyStyles = (files) => {
    for (const file of files) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href: `/${file}` })
      // One that did not come is asked for again by whoever imports what it belongs to, which says so where it fails again.
      link.onerror = () => link.remove()
      document.head.append(link)
    }
  }
  const ahead = JSON.parse(document.getElementById('asked-ahead').textContent)
  const session = saved('session')
  preloadWords(session ? ['common'] : ['common', 'signed-out'])
  if (session) askAhead(session)
  else preloadFiles(['/', '/login'].includes(location.pathname) ? ahead.signIn : ahead.outside)

  // Whoever is signed in needs more than the start, and the start is long in coming: what it would ask for next is asked for beside it.
  function askAhead(stored) {
    const role = saved('area')
    const isHome = location.pathname === '/'
    preloadFiles(ahead.inside)
    preloadFiles(ahead[role])
    if (isHome && role === 'client') preloadWords(['client'])
    if (role && role !== 'client') preloadWords(['refusals'])
    const host = (ahead.api ?? document.querySelector('meta[name="api-host"]').content).replace(/\/$/, '')
    let token
    try {
      token = JSON.parse(stored).token
    } catch {
      return
    }
    const headers = { 'client-type': 'web', 'accept-language': language, authorization: `Bearer ${token}` }
    const answers = new Map()
    for (const path of ['/auth/me', '/auth/storage-keys', ...(isHome && role === 'client' ? ['/client/home'] : [])]) {
      const answer = fetch(host + path, { headers, cache: 'no-store' })
      // Whoever takes it hears of a failure.
      answer.catch(() => undefined)
      answers.set(host + path, answer)
    }
    globalThis.__askedAhead = { authorization: headers.authorization, language, answers }
    warmUp()
  }

  // The first sum and the first day in words cost a slow phone a tenth of a second, which is free while the program is on its way.
  function warmUp() {
    const locale = language === 'en' ? 'en-US' : 'es-EC'
    setTimeout(() => {
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(1)
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'America/Guayaquil' }).format()
      new Intl.ListFormat(language).format([])
    })
  }

  // zod compiles its checks where it may; asking whether it may already violates the policy of the page.
  globalThis.__zod_globalConfig = { jitless: true }

  // The only text that may reach innerHTML is a style sheet, which has no tag in it; the only scripts by name are our own workers.
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (url === '/sw.js' || url.startsWith(`${location.origin}/assets/`) ? url : null),
  })
})()
