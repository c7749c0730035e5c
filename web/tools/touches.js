// On the prerendered home page links work by themselves. Whatever else is touched before the program has taken over is
// remembered here and done then.
(() => {
  const deeds = [];
  const hear = {
    click({ target }) {
      const button = target.closest('button[type=button], button:not(form button)');
      if (button) deeds.push(() => button.click());
    },
    change({ target }) {
      const { value } = target;
      if (target.matches('select'))
        deeds.push(() => {
          target.value = value;
          target.dispatchEvent(new Event('change', { bubbles: true }));
        });
    },
    submit(event) {
      event.preventDefault();
      deeds.push(() => event.target.requestSubmit());
    },
  };
  for (const type in hear) addEventListener(type, hear[type]);
  addEventListener(
    'taken-over',
    () => {
      for (const type in hear) removeEventListener(type, hear[type]);
      for (const deed of deeds) deed();
    },
    { once: true },
  );
})();
