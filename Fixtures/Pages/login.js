// The login of LoginApp as a page; launch arguments select a stub of its service.
"use strict";

const launch = new URLSearchParams(location.search);
const isTested = launch.get("ui-testing") === "YES";

const failures = {
  offline: "No connection",
  timeout: "The service does not answer",
  server: "The service is out of order",
};

/** Answers from the launch arguments, after the delay that they ask for. */
function askStandIn(user, password) {
  const delay = Number(launch.get("model.delay") ?? 0);
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      const failure = launch.get("model.error");
      if (failure) reject(new Error(failures[failure]));
      else resolve(
        user === launch.get("model.user") && password === launch.get("model.password"));
    }, delay * 1000);
  });
}

/** Asks the service. */
async function askService(user, password) {
  const answer = await fetch("login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user, password }),
  });
  if (!answer.ok && answer.status !== 401) throw new Error(failures.server);
  return answer.ok;
}

const form = document.querySelector("form");
const button = form.querySelector("button");
const progress = document.querySelector("progress");
const results = document.querySelector("[data-testid=results]");

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  results.textContent = "";
  button.disabled = true;
  progress.hidden = false;
  const ask = isTested ? askStandIn : askService;
  try {
    const succeeded = await ask(form.user.value, form.password.value);
    results.textContent = succeeded ? "Success" : "Login failed";
  } catch (error) {
    results.textContent = error.message;
  } finally {
    button.disabled = false;
    progress.hidden = true;
  }
});
