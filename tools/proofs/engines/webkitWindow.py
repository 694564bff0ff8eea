#!/usr/bin/python3
"""A window of WebKitGTK without a toolbar, for WebKitWebDriver: MiniBrowser is never narrower than 447 px.

WIDTH and HEIGHT set its size in px. What pages say goes to the file LOG, as the driver does not pass
it on: warnings and errors of the console, uncaught errors, violations of the content policy.
"""
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

LISTENERS = """
(() => {
  const say = (text) => window.webkit.messageHandlers.said.postMessage(location.pathname + ' ' + text);
  for (const kind of ['error', 'warn']) {
    const original = console[kind];
    console[kind] = (...words) => {
      say(kind + ': ' + words.map((word) => (word && word.stack ? word + ' ' + word.stack : String(word))).join(' '));
      original.apply(console, words);
    };
  }
  addEventListener('error', ({ message, error }) => {
    if (message) say('uncaught: ' + message + ' ' + (error ? error.stack : ''));
  });
  addEventListener('unhandledrejection', ({ reason }) => say('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say('policy: ' + violatedDirective + ' ' + blockedURI));
})();
"""

log = open(os.environ['LOG'], 'a', buffering=1)
Gtk.init([])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def make_view(_session):
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=WebKit2.Settings()
    )
    content = view.get_user_content_manager()
    content.register_script_message_handler('said')
    content.connect(
        'script-message-received::said',
        lambda _content, result: log.write(result.get_js_value().to_string().replace('\n', ' ') + '\n'),
    )
    content.add_script(
        WebKit2.UserScript.new(
            LISTENERS,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(os.environ['WIDTH']), int(os.environ['HEIGHT']))
    window.add(view)
    window.show_all()
    view.connect('close', lambda _view: window.destroy())
    view.connect('web-process-terminated', lambda _view, reason: log.write(f'crash: {reason}\n'))
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkitWindow')
    session.set_application_info(info)
    session.connect('create-web-view', make_view)


context.connect('automation-started', start)
GLib.MainLoop().run()
